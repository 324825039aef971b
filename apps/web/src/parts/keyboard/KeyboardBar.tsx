import { candidatePage, candidatePages, candidatesFor } from '@takt/domain/ground/keyboard/candidates.ts'
import type { KeyboardLanguage } from '@takt/domain/ground/keyboard/languages.ts'
import { DragHandleIcon } from '@takt/ui/icon/icons.tsx'
import { useText } from '../../data/words/use-text.ts'
import { KeyCap } from './KeyCap.tsx'
import styles from './ScreenKeyboard.module.css'

interface KeyboardBarProps {
  movable: boolean
  letters: boolean
  language: KeyboardLanguage
  pressed: string | null
  offer: { readonly letter: string; readonly page: number } | null
}

/** Above the keys: the handle, letters of other languages for the one just written, and what is about the keyboard itself. */
export function KeyboardBar({ movable, letters, language, pressed, offer }: KeyboardBarProps) {
  const text = useText()
  const candidates = offer ? candidatesFor(offer.letter) : []
  return (
    <div className={styles.bar}>
      {movable && (
        <span className={styles.handle} data-keyboard-handle title={text('keyboard.move')}>
          <DragHandleIcon />
        </span>
      )}
      <span className={styles.candidates} data-candidates>
        {candidatePage(candidates, offer?.page ?? 0).map((candidate) => (
          <KeyCap key={candidate} name={candidate} down={pressed === candidate} />
        ))}
        {candidatePages(candidates) > 1 && <KeyCap name="more" down={pressed === 'more'} />}
      </span>
      {letters && <KeyCap name="language" down={pressed === 'language'} shows={language.toUpperCase()} />}
      {movable && <KeyCap name="reset" down={pressed === 'reset'} />}
      <KeyCap name="hide" down={pressed === 'hide'} />
    </div>
  )
}
