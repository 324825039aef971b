// Reads the counts and failures out of the test runners' JSON reports.

export type Failure = { title: string; message: string }
export type Counts = { passed: number; failures: Failure[]; skipped: string[] }

type VitestReport = {
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[]
  }[]
}

export function countVitest(report: VitestReport): Counts {
  const counts: Counts = { passed: 0, failures: [], skipped: [] }
  for (const file of report.testResults) {
    for (const { status, fullName, failureMessages } of file.assertionResults) {
      if (status === 'passed') counts.passed += 1
      else if (status === 'failed')
        counts.failures.push({ title: fullName, message: withoutFrames(failureMessages ?? []) })
      else counts.skipped.push(fullName)
    }
    // A file that could not be loaded fails without a single test in it.
    const isBroken = file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed')
    if (isBroken) counts.failures.push({ title: file.name, message: file.message })
  }
  return counts
}

/** The runner's own frames hide where the test failed. */
function withoutFrames(messages: string[]): string {
  const lines = messages.join('\n').split('\n')
  return lines.filter((line) => !/^\s+at .*(node_modules|<anonymous>|node:internal)/.test(line)).join('\n')
}

type PlaywrightSuite = {
  title: string
  suites?: PlaywrightSuite[]
  specs?: { title: string; tests: PlaywrightTest[] }[]
}
type PlaywrightTest = {
  projectName: string
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
  results: { errors?: { message?: string }[] }[]
  annotations?: { type: string; description?: string }[]
}
type PlaywrightReport = { suites: PlaywrightSuite[]; errors: { message?: string }[] }

export function countPlaywright(report: PlaywrightReport): Counts {
  const counts: Counts = { passed: 0, failures: [], skipped: [] }
  for (const suite of report.suites) countSuite(suite, suite.title, counts)
  for (const { message } of report.errors) counts.failures.push({ title: 'playwright', message: plain(message ?? '') })
  return counts
}

function countSuite(suite: PlaywrightSuite, path: string, counts: Counts): void {
  for (const spec of suite.specs ?? []) {
    for (const run of spec.tests) {
      const title = [path, spec.title, run.projectName && `[${run.projectName}]`].filter(Boolean).join(' › ')
      if (run.status === 'skipped') counts.skipped.push([title, skipReason(run)].filter(Boolean).join(': '))
      else if (run.status === 'unexpected') counts.failures.push({ title, message: messageOf(run, -1) })
      // What passes only now and then hides a fault of the product or of its test: it is named, and the run fails.
      else if (run.status === 'flaky') {
        const flaky = { title: `${title} (passed on its second try)`, message: messageOf(run, 0) }
        if (process.env.SECOND_TRY !== 'named') counts.failures.push(flaky)
        else {
          counts.passed += 1
          console.log(`\n${flaky.title}\n${flaky.message}`)
        }
      } else counts.passed += 1
    }
  }
  for (const child of suite.suites ?? []) countSuite(child, `${path} › ${child.title}`, counts)
}

function skipReason(run: PlaywrightTest): string | undefined {
  return run.annotations?.find(({ type }) => type === 'skip')?.description
}

function messageOf(run: PlaywrightTest, attempt: 0 | -1): string {
  const errors = run.results.at(attempt)?.errors ?? []
  return plain(errors.map(({ message }) => message ?? '').join('\n'))
}

function plain(message: string): string {
  return message.replaceAll(new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g'), '')
}
