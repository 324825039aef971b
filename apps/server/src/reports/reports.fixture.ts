import { makes } from '../ground/db/makes.fixture.ts'

/** A report that somebody made. */
export const aReportRun = makes('report_run', () => ({ username: 'admin', format: 'pdf' }))
