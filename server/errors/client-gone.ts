/** Thrown to stop work for a client that has closed the connection. Nobody sees this error. */
export class ClientGone extends Error {
  constructor() {
    super('The client has closed the connection.');
  }
}
