// Its own file in the build: the boot script loads it when something that moves comes near the window.
export { startLive } from '@bridge/site/live';
