import type { BadAnswer } from '@takt/contract/ground/answer.ts'
import { type CallCode, callCodes, statusOf } from '@takt/contract/ground/errors.ts'
import type { Language } from '@takt/domain/ground/languages.ts'
import type { TextValues } from '@takt/texts/fill-in.ts'
import { text } from '@takt/texts/text.ts'
import type { TextKey } from '@takt/texts/texts.ts'

/** Thrown inside the pipeline; becomes the answer. Anything else that is thrown is a fault of ours and says nothing. */
export class CallError extends Error {
  readonly code: CallCode
  readonly key: TextKey
  readonly values: TextValues
  readonly field: string | undefined

  constructor(code: CallCode, key: TextKey, about: { values?: TextValues; field?: string } = {}) {
    super(`${code}: ${key}`)
    this.code = code
    this.key = key
    this.values = about.values ?? {}
    this.field = about.field
  }
}

export function badAnswer(error: CallError, language: Language): { status: number; body: BadAnswer } {
  const { status, title } = statusOf(error.code)
  return {
    status,
    body: {
      call_status: [{ call_code: callCodes[error.code], call_message: text(language, error.key, error.values) }],
      error: { status, title, ...(error.field === undefined ? {} : { field: error.field }) },
    },
  }
}

export function goodStatus(message = ''): { call_code: number; call_message: string }[] {
  return [{ call_code: callCodes.ok, call_message: message }]
}
