// All that others may ask of messages.
export { changesOf, changeState, findMessages, listMessages, replyTo, senderOf, type State, states, type StoredMessage } from './read.ts';
export { formOf } from './send-form.ts';
