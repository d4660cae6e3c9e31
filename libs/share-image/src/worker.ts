// The thread that pictures are drawn in: setting a long name in other writing takes the renderer up to a second.
import { parentPort } from 'node:worker_threads';
import { drawPicture, type Picture } from './picture.ts';

const port = parentPort;
if (!port) throw new Error('This file is started as a worker thread.');
port.on('message', (picture: Picture) => port.postMessage(drawPicture(picture)));
