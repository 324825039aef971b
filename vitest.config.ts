import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // The machine that tests has two cores; more workers only make each other slow.
    maxWorkers: 2,
    // Loading the product anew for each of 400 files took longer than its tests. What a module remembers must therefore
    // belong to a database or a page, not to the process; `checks/` holds to it.
    isolate: false,
    // A limit is there to end what hangs. A busy machine or a slow disk must not fail a test that only waits its turn.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    projects: [
      { extends: true, test: { name: 'checks', include: ['checks/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'domain',
          environment: 'node',
          include: ['packages/**/*.test.ts', 'apps/web/src/**/*.test.ts', 'apps/{simulator,connector}/**/*.test.ts'],
          setupFiles: 'apps/web/src/data/sentences.setup.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          // Processes, not threads: the tests start, own and kill PostgreSQL.
          pool: 'forks',
          include: ['apps/server/**/*.test.ts', 'scripts/**/*.test.ts'],
          globalSetup: 'apps/server/test/global-setup.ts',
        },
      },
    ],
  },
})
