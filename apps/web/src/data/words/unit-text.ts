import { unitWord } from '@takt/domain/ground/by-unit.ts'
import { say } from './use-text.ts'

export function unitText(unit: string): string {
  return unitWord(unit, say('unit.pieces'))
}
