/** What an answer to one row of a checklist is worth. Screen and server ask the same. */
import type { Names } from '../ground/names.ts'

export const inputTypes = [
  'number',
  'measurement',
  'yes-no-deviation',
  'yes-no',
  'text-mandatory',
  'text-optional',
  'timestamp',
  'timestamp-seconds',
  'list',
  'document',
] as const
export type InputType = (typeof inputTypes)[number]

export interface Question {
  readonly input_type: InputType
  /** Numbers below and above the reasonable limits are not accepted at all. Null: no limit. */
  readonly reasonable_low: number | null
  readonly reasonable_high: number | null
  readonly limit_low: number | null
  readonly limit_high: number | null
  readonly control_low: number | null
  readonly control_high: number | null
  readonly choices: readonly string[]
}

export interface ChecklistAnswer {
  readonly entered_value: string
  readonly exception_note: string
}

export interface Judgement {
  /** `note`: the answer deviates and says not why. */
  readonly state: 'ok' | 'missing' | 'not-accepted' | 'note'
  readonly deviates: boolean
  readonly warning: 'limits' | 'control' | null
}

export const YES = 'yes'
export const NO = 'no'

const missing: Judgement = { state: 'missing', deviates: false, warning: null }
const notAccepted: Judgement = { state: 'not-accepted', deviates: false, warning: null }
const fine: Judgement = { state: 'ok', deviates: false, warning: null }

export function judgeAnswer(question: Question, answer: ChecklistAnswer | undefined): Judgement {
  const value = answer?.entered_value.trim() ?? ''
  const { input_type } = question
  if (value === '') return input_type === 'text-optional' ? fine : missing
  const note = (answer?.exception_note ?? '').trim()
  switch (input_type) {
    case 'number':
    case 'measurement':
      return judgeNumber(question, value, note)
    case 'yes-no-deviation':
      return value === NO ? deviation(note, null) : value === YES ? fine : notAccepted
    case 'yes-no':
      return value === NO || value === YES ? fine : notAccepted
    case 'list':
      return question.choices.includes(value) ? fine : notAccepted
    case 'timestamp':
    case 'timestamp-seconds':
      return Number.isNaN(Date.parse(value)) ? notAccepted : fine
    default:
      return fine
  }
}

/** A choice by what it is called in any language: the screen that was opened in one may be sent after another was chosen. */
export function choiceMeant(value: string, choices: readonly Names[]): number {
  return choices.findIndex((names) => Object.values(names).includes(value.trim()))
}

function judgeNumber(question: Question, value: string, note: string): Judgement {
  const number = numberIn(value)
  if (number === null || outside(number, question.reasonable_low, question.reasonable_high)) return notAccepted
  if (outside(number, question.limit_low, question.limit_high)) return deviation(note, 'limits')
  const warning = outside(number, question.control_low, question.control_high) ? 'control' : null
  return { ...fine, warning }
}

function deviation(note: string, warning: Judgement['warning']): Judgement {
  return { state: note === '' ? 'note' : 'ok', deviates: true, warning }
}

/** A comma is a decimal point to most of the people here. */
function numberIn(value: string): number | null {
  const number = /^-?\d+([.,]\d+)?$/.test(value) ? Number(value.replace(',', '.')) : Number.NaN
  return Number.isNaN(number) ? null : number
}

function outside(number: number, low: number | null, high: number | null): boolean {
  return (low !== null && number < low) || (high !== null && number > high)
}
