import { browserTests } from '../../tools/setup/vitest.ts';

export default browserTests('mentor-onboarding', { test: { isolate: true } });
