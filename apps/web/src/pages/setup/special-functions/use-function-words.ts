import type { RegisteredFunction } from '@takt/domain/ground/special-functions.ts'
import { useText } from '../../../data/words/use-text.ts'

export interface FunctionWords {
  readonly title: string
  readonly effect: string
  /** What a search looks at. */
  readonly words: string
}

/** What a number is called and what it does, in the person's language. */
export function useFunctionWords(): (entry: RegisteredFunction) => FunctionWords {
  const text = useText()
  return ({ name, kind }) => {
    const { title, effect } =
      name !== ''
        ? { title: text(`function.${name}`), effect: text(`function-text.${name}`) }
        : kind === 'reserved'
          ? { title: text('functions.reserved-title'), effect: text('functions.reserved-text') }
          : { title: text('functions.unknown-title'), effect: text('functions.unknown-text') }
    return { title, effect, words: `${title} ${effect}` }
  }
}
