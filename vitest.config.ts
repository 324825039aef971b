import { defineConfig } from 'vitest/config'
import { cores, patience } from './scripts/stages/machine.ts'
import { setProcessClock } from './scripts/stages/test-clock.ts'

setProcessClock()

export default defineConfig({
  test: {
    // More workers than cores only make each other slow.
    maxWorkers: cores,
    // Loading the product anew for each of 400 files took longer than its tests. What a module remembers must therefore
    // belong to a database or a page, not to the process; `checks/` holds to it.
    isolate: false,
    // A limit is there to end what hangs. A busy machine or a slow disk must not fail a test that only waits its turn.
    // What works took up to four times as long beside the browsers of a busy machine.
    testTimeout: patience(300_000),
    hookTimeout: patience(300_000),
    expect: { poll: { timeout: patience(60_000) } },
    // The report of a whole run has the message alone: “expected [ …(3) ] to equal [ …(3) ]” tells nobody what was wrong.
    chaiConfig: { truncateThreshold: 2_000 },
    setupFiles: ['scripts/stages/test-clock.setup.ts'],
    projects: [
      { extends: true, test: { name: 'checks', include: ['checks/**/*.test.ts', 'bench/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'domain',
          environment: 'node',
          include: ['packages/**/*.test.ts', 'apps/web/src/**/*.test.ts'],
          setupFiles: ['apps/web/src/data/words/sentences.setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          // Processes, not threads: the tests start, own and kill PostgreSQL and the programs beside the server.
          pool: 'forks',
          // Node reads the sources as it does for the product; Vite would write each of them anew for every process.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          include: ['apps/{server,simulator,connector}/**/*.test.ts', 'scripts/**/*.test.ts'],
          globalSetup: 'apps/server/test/global-setup.ts',
        },
      },
    ],
  },
})
