// Its own file in the build (plugins/forms-script.ts): the boot script loads it when a form comes near the window.
export { startForms as startLive } from '@bridge/site/forms';
