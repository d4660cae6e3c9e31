// What Node is told when the server is started; docs/decisions/server-start.md says why.
export const serverFlags = ['--liftoff-only', '--max-semi-space-size=8', '--initial-old-space-size=48', '--heap-growing-percent=30', '--expose-gc'];
