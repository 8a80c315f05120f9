import { firstLoads } from './scripts/first-loads.ts';

export default firstLoads();
