/** Ends work for somebody who has closed the connection; nobody reads the error. */
export class AskerGone extends Error {
  constructor() {
    super('The asker has closed the connection.');
  }
}
