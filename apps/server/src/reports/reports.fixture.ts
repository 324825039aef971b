import { makes } from '../ground/db/makes.fixture.ts'

/** A report that somebody made. */
export const aReportRun = makes('report_run', () => ({ username: 'admin', format: 'pdf' }))

/** A hand-over that was signed, with these figures and words. */
export const aHandover = makes('shift_handover', () => ({ place_type: 'department', handed_over_name: 'Anna' }))
