// `startServer` loads this before the server, to set its clock to the day of the tests. A test can move the clock.
import { shiftClock } from './shift-clock.ts';

const moveClock = shiftClock(Number(process.env['CLOCK_AHEAD_MS']));
process.on('message', (moveMs) => {
  moveClock(Number(moveMs));
  process.send?.('moved');
});
// Without this, the channel to the test would keep the server from stopping.
process.channel?.unref();
