import { movable } from '@takt/domain/dashboards/building/boxes.ts'
import { clipOf, readClip } from '@takt/domain/dashboards/building/clip.ts'
import { newConfig } from '@takt/domain/dashboards/read-config.ts'
import { type RefObject, useEffect, useRef } from 'react'
import type { AnyWidget, Say } from '../../../dashboard/define-widget.ts'
import { notify } from '../../../parts/notices.ts'
import { type BuilderState, build } from './builder-state.ts'
import type { BuilderStep } from './builder-step.ts'
import { newId } from './new-id.ts'
import { useClipboard } from './use-clipboard.ts'

export type Editing = ReturnType<typeof useEditing>

interface EditingOn {
  readonly state: BuilderState
  readonly say: Say
  readonly step: (step: BuilderStep) => void
  readonly canvas: RefObject<HTMLElement | null>
  readonly enabled: boolean
  readonly nameOf: (id: string) => string
}

/** What is done to the selection by keys and by buttons alike, and what is said about it. */
export function useEditing({ state, say, step, canvas, enabled, nameOf }: EditingOn) {
  const { present } = state.history
  const { selected } = state
  const offer = useUndoOffer(state)

  /** Adds something where it covers nothing, and says what that took. Whether it could. */
  const adding = (how: BuilderStep): boolean => {
    const next = build(state, how).history.present
    if (next === present) {
      notify.info(say('builder.grid-full'))
      return false
    }
    const rows = next.size.y - present.size.y
    if (rows > 0) notify.info(say('builder.rows-added', { count: rows }))
    step(how)
    return true
  }

  const add = ({ kind, migrate }: AnyWidget, at?: { readonly x: number; readonly y: number }) =>
    adding({ do: 'add', id: newId(), component: kind, config: newConfig(migrate), ...(at && { at }) })

  const remove = () => {
    if (selected.length === 0) return
    const gone = movable(present.widgets, selected)
    if (gone.length === 0) return notify.info(say('builder.locked-stays'))
    const [first] = gone
    step({ do: 'remove' })
    canvas.current?.closest('section')?.focus({ preventScroll: true })
    offer(
      gone.length === 1 && first !== undefined
        ? say('builder.removed-one', { widget: nameOf(first.id) })
        : say('builder.removed', { count: gone.length }),
      { label: say('builder.bring-back'), run: () => step({ do: 'undo' }) },
    )
  }

  const paste = (text: string) => {
    const clip = readClip(text)
    if (clip === 'newer') return notify.info(say('builder.clip-newer'))
    if (clip === undefined) return notify.info(say('builder.clip-none'))
    if (present.widgets.length + clip.widgets.length > MOST_WIDGETS) {
      return notify.info(say('builder.too-many', { most: MOST_WIDGETS }))
    }
    const how: BuilderStep = { do: 'paste', clip, newIds: clip.widgets.map(newId) }
    const sources = build(state, how).history.present.dataSources.length - present.dataSources.length
    if (!adding(how)) return
    if (sources > 0) notify.info(say('builder.pasted-sources', { count: sources }))
    takeHold(canvas)
  }

  const clipboard = useClipboard({
    enabled,
    text: () => {
      const clip = clipOf(present, selected)
      return clip && JSON.stringify(clip)
    },
    onCopied: () => notify.info(say('builder.copied', { count: selected.length })),
    onCut: remove,
    onPaste: paste,
  })

  return {
    ...clipboard,
    add,
    remove,
    duplicate: () => {
      if (selected.length > 0 && adding({ do: 'duplicate', newIds: selected.map(newId) })) takeHold(canvas)
    },
    selectAll: () => {
      step({
        do: 'select',
        ids: movable(
          present.widgets,
          present.widgets.map(({ id }) => id),
        ).map(({ id }) => id),
        how: 'only',
      })
      takeHold(canvas)
    },
    lock: (ids: readonly string[]) => {
      const open = ids.some((id) => present.widgets.some((widget) => widget.id === id && widget.locked !== true))
      step({ do: 'lock', ids, locked: open })
    },
  }
}

/** As many as a board may hold, by its schema. */
const MOST_WIDGETS = 300

/** The keys go to the canvas, unless somebody is in the middle of a form. */
function takeHold(canvas: RefObject<HTMLElement | null>): void {
  const section = canvas.current?.closest('section')
  const active = document.activeElement
  if (active === document.body || section?.contains(active)) section?.focus({ preventScroll: true })
}

/** A way back from what was removed, for as long as nothing else was done. */
function useUndoOffer({ history: { present } }: BuilderState) {
  const open = useRef<{ readonly dismiss: () => void; board: unknown } | null>(null)
  useEffect(() => {
    const offered = open.current
    if (offered === null) return
    if (offered.board === null) offered.board = present
    else if (offered.board !== present) {
      offered.dismiss()
      open.current = null
    }
  }, [present])
  return (text: string, way: { readonly label: string; readonly run: () => void }) => {
    open.current?.dismiss()
    open.current = { dismiss: notify.answer('info', text, way), board: null }
  }
}
