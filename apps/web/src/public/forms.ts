// Its own file in the build (plugins/joined-scripts.ts): the boot script loads it when a form comes near the window.
export { startForms as startLive } from '@bridge/site/forms';
