import type { Broadcast } from '@shop/kernel';
import { describe, expect, it } from 'vitest';

/** Tests that every `Broadcast` passes. `join` returns the broadcast of another tab at each call. */
export function broadcastContract(join: () => Broadcast | Promise<Broadcast>): void {
  describe('as a broadcast', () => {
    const nextMessage = (tab: Broadcast) =>
      new Promise<string>((resolve) => {
        const stop = tab.subscribe((message) => {
          stop();
          resolve(message);
        });
      });

    it('reaches every other tab, and not the sender', async () => {
      const [sender, second, third] = [await join(), await join(), await join()];
      const senderMessages: string[] = [];
      sender.subscribe((message) => void senderMessages.push(message));
      const received = Promise.all([nextMessage(second), nextMessage(third)]);
      sender.post('cart-changed');
      expect(await received).toEqual(['cart-changed', 'cart-changed']);
      expect(senderMessages).toEqual([]);
    });

    it('delivers messages in order', async () => {
      const [sender, receiver] = [await join(), await join()];
      const messages: string[] = [];
      const last = new Promise<void>((resolve) => {
        receiver.subscribe((message) => {
          messages.push(message);
          if (message === 'c') resolve();
        });
      });
      for (const message of ['a', 'b', 'c']) sender.post(message);
      await last;
      expect(messages).toEqual(['a', 'b', 'c']);
    });

    it('delivers nothing after unsubscribing', async () => {
      const [sender, receiver] = [await join(), await join()];
      const messages: string[] = [];
      const stop = receiver.subscribe((message) => void messages.push(message));
      stop();
      const received = nextMessage(receiver);
      sender.post('a');
      expect(await received).toBe('a');
      expect(messages).toEqual([]);
    });
  });
}
