import type { MultiSelectTexts } from '@takt/ui/multi-select/MultiSelect.tsx'
import { useNumber } from '../../../../data/words/format.ts'
import { useText } from '../../../../data/words/use-text.ts'

export function useMultiSelectTexts(): MultiSelectTexts {
  const text = useText()
  const number = useNumber()
  return {
    all: text('multi-select.all'),
    only: text('multi-select.only'),
    search: text('multi-select.search'),
    clearSearch: text('shell.clear-search'),
    noneFound: text('multi-select.none-found'),
    more: (count) => text('multi-select.more', { count: number(count) }),
  }
}
