// `startServer` loads this before the server, to set its clock to the day of the tests. A test can move the clock.
import { shiftClock } from './shift-clock.ts';

const moveOn = shiftClock(Number(process.env['CLOCK_AHEAD_MS']));
process.on('message', (moveMs) => {
  moveOn(Number(moveMs));
  process.send?.('moved');
});
// The server stops when it is told to, not when the test ends.
process.channel?.unref();
