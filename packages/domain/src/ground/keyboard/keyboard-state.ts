import { type KeyboardLanguage, keyboardLanguages } from './languages.ts'
import type { KeyboardPlace } from './place.ts'

/** What a device keeps of its keyboard. */
export interface KeptKeyboard {
  readonly enabled: boolean
  /** It sits at the bottom of the page; else it can be moved. */
  readonly static: boolean
  /** Null: that of the person. */
  readonly language: KeyboardLanguage | null
  /** Percent of the window; null: where it stands by itself. */
  readonly position: KeyboardPlace | null
}

export const newKeyboard: KeptKeyboard = { enabled: false, static: true, language: null, position: null }

/** Of what was stored, by an older version or by hand, only what makes sense. */
export function readKeyboard(stored: unknown): KeptKeyboard {
  if (typeof stored !== 'object' || stored === null) return newKeyboard
  const kept = stored as Record<string, unknown>
  const { left, bottom } = (kept.position ?? {}) as Record<string, unknown>
  return {
    enabled: kept.enabled === true,
    static: kept.static !== false,
    language: keyboardLanguages.find((language) => language === kept.language) ?? null,
    position: isPercent(left) && isPercent(bottom) ? { left, bottom } : null,
  }
}

function isPercent(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= 100
}
