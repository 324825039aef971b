import { makes, ONCE } from '../ground/db/makes.fixture.ts'

export const anActivityType = makes('activity_type', ({ nth, given: { record_no = 90_000 + nth } }) => ({
  record_no,
  names: { en: `Type ${record_no}` },
}))

export const anActivityQuestion = makes('activity_question', ({ given: { row_no = 1 } }) => ({
  row_no,
  question: { en: `Question ${row_no}` },
}))

/** What follows from an outcome. */
export const anActivityOutput = makes('activity_output', () => ({}))

export const anActivity = makes('internal_activity', () => ({
  create_date: ONCE,
  due_date: ONCE,
  created_by: 'made',
  creation_no: 1,
}))

export const anActivityAnswer = makes('activity_answer', () => ({}))
