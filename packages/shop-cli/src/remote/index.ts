export { createRemoteCommands, refusedCommands } from './remote-commands.ts';
export { readRemoteShop } from './remote-shop.ts';
