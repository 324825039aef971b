import { HIGHEST_LEVEL, LOWEST_LEVEL } from '@takt/domain/ground/levels.ts'
import { useLevelName } from '../../../parts/user-levels/level-name.ts'

export function useLevelOptions(): { value: string; label: string }[] {
  const name = useLevelName()
  return Array.from({ length: HIGHEST_LEVEL }, (_, at) => at + LOWEST_LEVEL).map((level) => ({
    value: String(level),
    label: `${level} ${name(level)}`,
  }))
}
