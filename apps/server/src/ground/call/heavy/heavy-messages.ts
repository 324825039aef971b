import type { CallRequest } from '@takt/contract/ground/answer.ts'
import type { CallCode } from '@takt/contract/ground/errors.ts'
import type { TextValues } from '@takt/texts/fill-in.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import type { OpenSession } from '../../sessions/find-session.ts'

export interface HeavyQuestion {
  readonly nth: number
  readonly open: OpenSession
  readonly request: CallRequest
  readonly now: number
}

/** How it ended: the body of the answer as it goes over the wire, why not, or what broke. */
export type HeavyEnd =
  | { readonly body: Uint8Array<ArrayBuffer> }
  | {
      readonly refused: {
        readonly code: CallCode
        readonly key: TextKey
        readonly values: TextValues
        readonly field: string | undefined
      }
    }
  | { readonly fault: { readonly message: string; readonly code: string | undefined; readonly stack: string } }

export interface HeavyAnswer {
  readonly nth: number
  readonly end: HeavyEnd
}
