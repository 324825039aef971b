import { makes } from '../ground/db/makes.fixture.ts'

/** Time and pieces of a machine in the first shift of a day. */
export const shiftFigures = makes('shift_figures', () => ({ shift: 1 }), ['company_id', 'machine_id', 'day', 'shift'])

/** Of an order that ran in it. */
export const runFigures = makes('run_figures', () => ({ shift: 1 }))

/** Of a reason for which it stood. */
export const reasonFigures = makes('reason_figures', () => ({ shift: 1, stops: 1 }))
