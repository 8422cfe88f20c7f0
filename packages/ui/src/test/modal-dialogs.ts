/**
 * jsdom knows `<dialog>` but not its modal methods. This gives it the part the components use: opening and
 * closing, and the `close` event that follows a moment later.
 */
export function giveModalDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement): void {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement): void {
    if (!this.open) return;
    this.open = false;
    setTimeout(() => this.dispatchEvent(new Event('close')));
  };
}
