import { ConfirmDialog } from '@takt/ui/dialog/ConfirmDialog.tsx'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { usePopupTime } from '../../data/stops/use-popup-time.ts'
import type { Question } from '../engine/define-wizard.ts'
import { useSaid } from '../engine/said.ts'

interface Asking {
  readonly question: Question
  answer(yes: boolean): void
}

/** The question of a booking that was made, as a popup. Whoever goes away has said no. */
export function useQuestion(): { readonly ask: (question: Question) => Promise<boolean>; readonly popup: ReactNode } {
  const words = useSaid()
  const time = usePopupTime()
  const [asking, setAsking] = useState<Asking | null>(null)
  const open = useRef<Asking>(null)
  const ask = useCallback(
    (question: Question) =>
      new Promise<boolean>((resolve) => {
        const answer = (yes: boolean) => {
          open.current = null
          setAsking(null)
          resolve(yes)
        }
        open.current = { question, answer }
        setAsking(open.current)
      }),
    [],
  )
  useEffect(() => () => open.current?.answer(false), [])
  const popup = asking && (
    <ConfirmDialog
      open
      title={words(asking.question.title)}
      message={words(asking.question.message)}
      confirmLabel={words(asking.question.yes)}
      cancelLabel={words(asking.question.no)}
      onConfirm={() => asking.answer(true)}
      onCancel={() => asking.answer(false)}
      {...time}
    />
  )
  return { ask, popup }
}
