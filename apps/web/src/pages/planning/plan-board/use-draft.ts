import { type Board, boardLines, type Changes, changesThatHold, type Placed } from '@takt/domain/planning/board-plan.ts'
import type { PlanBoard, PlanMove } from '@takt/domain/planning/model/plan-board.ts'
import { planFollows } from '@takt/domain/planning/plan-follows.ts'
import { useMemo, useRef, useState } from 'react'
import { CallFailure, call, newRequestId } from '../../../data/call/call.ts'
import { useText } from '../../../data/words/use-text.ts'
import { notify } from '../../../parts/notices.ts'
import { tellDone } from '../../../parts/undo.ts'

type Step = readonly Placed[]
type Seen = ReadonlyMap<string, Pick<PlanMove, 'seen_machine_id' | 'seen_start_time'>>

interface Draft {
  /** The last move of anybody that was known when it began. */
  readonly version: number
  /** Where each order stood when it was moved first. */
  readonly seen: Seen
  readonly steps: readonly Step[]
  readonly undone: readonly Step[]
}

const none: Draft = { version: 0, seen: new Map(), steps: [], undone: [] }

/** Moves on the screen that nobody else sees until they are saved, all at once. */
export function useDraft(plan: PlanBoard | undefined, board: Board | undefined, reload: () => Promise<void>) {
  const text = useText()
  const [draft, setDraft] = useState(none)
  const [saving, setSaving] = useState(false)
  const request = useRef<{ readonly about: string; readonly id: string } | null>(null)
  const made = useMemo(() => merged(draft.steps), [draft.steps])
  const changes = useMemo(() => (board ? changesThatHold(board, made) : made), [board, made])
  const base = useMemo(() => (board ? boardLines(board, new Map()) : []), [board])
  const lines = useMemo(() => (board && changes.size > 0 ? boardLines(board, changes) : base), [board, base, changes])
  const follows = useMemo(
    () => (changes.size === 0 ? [] : planFollows(byCard(base), byCard(lines), new Set(changes.keys()))),
    [base, lines, changes],
  )
  const add = (step: Step) => {
    if (!plan || step.length === 0) return
    setDraft((last) => ({
      version: last.steps.length === 0 ? plan.version : last.version,
      seen: last.steps.length === 0 ? seenOn(plan, step) : new Map([...seenOn(plan, step), ...last.seen]),
      steps: [...last.steps, step],
      undone: [],
    }))
  }
  const undo = () =>
    setDraft((last) => ({ ...last, steps: last.steps.slice(0, -1), undone: [...last.undone, ...last.steps.slice(-1)] }))
  const redo = () =>
    setDraft((last) => ({
      ...last,
      steps: [...last.steps, ...last.undone.slice(-1)],
      undone: last.undone.slice(0, -1),
    }))
  const discard = () => setDraft(none)
  const save = async () => {
    if (!plan || saving) return
    const moves = [...changes.values()].map((change): PlanMove => {
      const stood = draft.seen.get(change.card_no)
      return {
        ...change,
        planned_start_time: iso(change.planned_start_time),
        ...(stood ?? { seen_machine_id: change.machine_id, seen_start_time: iso(change.planned_start_time) }),
      }
    })
    // The same attempt is saved once, however often it is sent.
    const about = JSON.stringify([draft.version, moves])
    if (request.current?.about !== about) request.current = { about, id: newRequestId() }
    setSaving(true)
    try {
      const [saved] = await call('save_plan', { seen_version: draft.version, moves }, { requestId: request.current.id })
      // The plan first: else the orders would jump back for a moment.
      await reload()
      setDraft(none)
      const version = saved?.version ?? 0
      tellDone(text('plan.saved', { count: moves.length }), async (requestId) => {
        await call('save_plan', { seen_version: version, moves: moves.map(back) }, { requestId })
        return text('plan.taken-back')
      })
    } catch (problem) {
      if (!(problem instanceof CallFailure)) throw problem
      notify.failure(problem.status === 409 ? `${problem.message} ${text('plan.conflict')}` : problem.message)
      if (problem.status === 409) {
        setRefused(plan)
        await reload()
      }
    } finally {
      setSaving(false)
    }
  }
  // After a conflict the draft is put on the plan that is loaded next.
  const [refused, setRefused] = useState<PlanBoard | null>(null)
  if (refused !== null && plan && plan !== refused) {
    setRefused(null)
    setDraft((last) => ({ ...last, version: plan.version, seen: seenOn(plan, last.steps.flat()) }))
  }
  return {
    ...{ lines, base, changes, follows, add, undo, redo, discard, save, saving },
    canUndo: draft.steps.length > 0,
    canRedo: draft.undone.length > 0,
  }
}

export type DraftControl = ReturnType<typeof useDraft>

function merged(steps: readonly Step[]): Changes {
  return new Map(steps.flat().map((placed) => [placed.card_no, placed]))
}

function byCard(lines: ReturnType<typeof boardLines>) {
  return new Map(lines.flatMap(({ bars }) => bars.map((bar) => [bar.card_no, bar] as const)))
}

function seenOn(plan: PlanBoard, placed: readonly Placed[]): Seen {
  const cards = new Set(placed.map(({ card_no }) => card_no))
  return new Map(
    plan.orders
      .filter(({ card_no }) => cards.has(card_no))
      .map(({ card_no, machine_id, planned_start_time }) => [
        card_no,
        { seen_machine_id: machine_id, seen_start_time: planned_start_time },
      ]),
  )
}

function back(move: PlanMove): PlanMove {
  return {
    card_no: move.card_no,
    machine_id: move.seen_machine_id,
    planned_start_time: move.seen_start_time,
    seen_machine_id: move.machine_id,
    seen_start_time: move.planned_start_time,
  }
}

const iso = (at: number) => new Date(at).toISOString()
