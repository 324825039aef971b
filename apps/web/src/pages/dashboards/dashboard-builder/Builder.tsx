import type { LiveEventData } from '@takt/contract/ground/live-events.ts'
import { boardChanges } from '@takt/domain/dashboards/building/board-changes.ts'
import type { Dashboard } from '@takt/domain/dashboards/dashboard.ts'
import { formatValue } from '@takt/domain/ground/format-value.ts'
import { can } from '@takt/domain/ground/permissions.ts'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from 'react'
import { createDashboardStore } from '../../../dashboard/data/dashboard-store.ts'
import { useLoad } from '../../../data/call/use-load.ts'
import { onLiveEvent } from '../../../data/live/live.ts'
import { mayCall } from '../../../data/session/may-call.ts'
import { useSession } from '../../../data/session/session.ts'
import { useLanguage } from '../../../data/words/language.ts'
import { useText } from '../../../data/words/use-text.ts'
import { notify } from '../../../parts/notices.ts'
import { to } from '../../../routes/to.ts'
import { useGo } from '../../../routes/use-go.ts'
import { useLeaveGuard } from '../../../routes/use-leave-guard.ts'
import { findWidget, offeredWidgets } from '../../../widgets/widgets.ts'
import styles from './Builder.module.css'
import { ConflictDialog, LeaveDialog, type Question, QuestionDialog } from './BuilderDialogs.tsx'
import { BuilderSide, type SideTab } from './BuilderSide.tsx'
import { BuilderToolbar } from './BuilderToolbar.tsx'
import { type BuilderState, build, isChanged, startBuilding } from './builder-state.ts'
import type { BuilderStep } from './builder-step.ts'
import { Canvas, nameOf } from './Canvas.tsx'
import { dashboardFaults } from './dashboard-faults.ts'
import { Palette } from './Palette.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { useBuilderKeys } from './use-builder-keys.ts'
import { useEditing } from './use-editing.ts'
import { useEditorPlace } from './use-editor-place.ts'
import { usePaletteDrag } from './use-palette-drag.ts'
import { useSaving } from './use-saving.ts'

interface BuilderProps {
  readonly dashboard: Dashboard
  readonly version: number
  /** What a copied or imported board begins with, as the first thing that is not saved. */
  readonly begin?: Dashboard
}

export function Builder(props: BuilderProps) {
  const [state, step] = useReducer(build, props, begun)
  const [store] = useState(createDashboardStore)
  const [plain, setPlain] = useState(false)
  const [several, setSeveral] = useState(false)
  const [tab, setTab] = useState<SideTab>(props.version === 0 ? 'dashboard' : 'widget')
  const [question, setQuestion] = useState<Question | null>(null)
  const [besideOpen, setBesideOpen] = useState(false)
  const [left, setLeft] = useState<string | null>(null)
  const canvas = useRef<HTMLDivElement>(null)
  const go = useGo()
  const path = useLocation({ select: (location) => location.pathname })
  const session = useSession()
  const language = useLanguage()
  const dashboard = state.history.present
  const place = useEditorPlace(dashboard, store, findWidget)
  const { say } = place
  const saving = useSaving(state, step, (slug) => setLeft(to('dashboardBuilder', { dashboard: slug })))
  const faults = useFaults(dashboard, state.saved.slug, state.version)
  const mayAdd =
    can(session, 'add-dashboard-templates') && mayCall(session, 'delete_config', { system_function: 'dashboards' })
  const maySave = mayCall(session, 'save_config', { system_function: 'dashboards' }) && (state.version > 0 || mayAdd)
  const guard = useLeaveGuard(() => maySave && isChanged(state) && left === null)
  const named = (id: string) => nameOf(id, state, findWidget, say)
  const locked = !maySave || plain
  const asked = question !== null || saving.conflict !== null || guard.asking || besideOpen
  const mayEdit = !locked && !asked
  const editing = useEditing({ state, say, step, canvas, enabled: mayEdit, nameOf: named })
  const maySaveNow = (isChanged(state) || state.version === 0) && faults.size === 0 && !saving.busy && !asked
  useBuilderKeys({ editing, step, maySave, mayEdit, onSave: () => maySaveNow && void saving.save() })
  const drag = usePaletteDrag(canvas, dashboard.size, (widget, at) => {
    if (editing.add(widget, at)) setTab('widget')
  })

  /** What is pressed on the canvas shows its settings, unless somebody is ordering the layers. */
  const onCanvas = (what: BuilderStep) => {
    step(what)
    if (what.do === 'select' && what.ids.length > 0 && tab === 'dashboard') setTab('widget')
  }

  // Going on is an effect, so that the guard has already seen that nothing is left to lose.
  useEffect(() => {
    if (left !== null) go(left, { replace: true })
  }, [left, go])
  useChangedElsewhere(state, saving)

  const confirm = async () => {
    if (question === 'discard') step({ do: 'discard' })
    if (question === 'delete' && (await saving.remove())) {
      notify.success(say('builder.deleted', { title: state.saved.title }))
      setLeft(to('dashboard', { dashboard: 'default' }))
    }
    setQuestion(null)
  }
  const whoSaved = ({ changed_by, changed_at }: { readonly changed_by: string; readonly changed_at: string }) =>
    changed_by === ''
      ? ''
      : say('builder.conflict-who', {
          who: changed_by,
          when: formatValue('date', changed_at, { language, timeZone: session.time_zone }),
        })

  return (
    <div className={styles.builder}>
      <BuilderToolbar
        {...{ state, say, plain, step, maySave }}
        busy={saving.busy}
        mayAdd={mayAdd}
        hasFaults={faults.size > 0}
        faultWord={faults.has('widgets') ? say('builder.widget-fault') : undefined}
        onPlain={setPlain}
        onSave={saving.save}
        onDiscard={() => setQuestion('discard')}
        onDelete={() => setQuestion('delete')}
        onDialog={setBesideOpen}
        onPick={(config, version) => {
          step({ do: 'settings', change: { ...config, slug: dashboard.slug }, tag: '' })
          notify.info(say('versions.picked', { version }))
        }}
      />
      <div className={plain ? styles.workPlain : styles.work}>
        <div className={styles.stage}>
          <Canvas
            {...{ state, store, path, several, canvas, say }}
            step={onCanvas}
            find={findWidget}
            plain={locked}
            dropAt={drag.dropAt}
            onRemove={editing.remove}
          />
          {!locked && (
            <Palette
              {...{ drag, say }}
              widgets={offeredWidgets(import.meta.env.DEV)}
              onAdd={(widget) => {
                if (editing.add(widget)) setTab('widget')
              }}
            >
              <SelectionBar {...{ state, editing, several, say }} onSeveral={setSeveral} />
            </Palette>
          )}
        </div>
        {!plain && (
          <BuilderSide
            {...{ state, tab, several, faults, place, editing, maySave, step }}
            mayRename={mayAdd}
            nameOf={named}
            onTab={setTab}
          />
        )}
      </div>
      {question !== null && (
        <QuestionDialog
          {...{ question, say }}
          title={state.saved.title}
          busy={saving.busy}
          onConfirm={confirm}
          onCancel={() => setQuestion(null)}
        />
      )}
      {saving.conflict !== null && (
        <ConflictDialog
          say={say}
          who={whoSaved(saving.conflict)}
          mine={boardChanges(state.saved, dashboard)}
          theirs={saving.conflict.theirs && boardChanges(state.saved, saving.conflict.theirs)}
          find={findWidget}
          onReload={saving.reload}
          onOverwrite={saving.overwrite}
          onDismiss={saving.dismiss}
        />
      )}
      {guard.asking && <LeaveDialog title={dashboard.title} say={say} onStay={guard.stay} onLeave={guard.leave} />}
    </div>
  )
}

function begun({ begin, ...on }: BuilderProps): BuilderState {
  const state = startBuilding(on)
  return begin === undefined ? state : build(state, { do: 'settings', change: begin, tag: '' })
}

/** A new dashboard must find its slug free; a saved one only when it is renamed. */
function useFaults(dashboard: Dashboard, savedSlug: string, version: number) {
  const { rows } = useLoad('get_configs', { system_function: 'dashboards' })
  return useMemo(() => {
    const others = (rows ?? []).map(({ slug }) => slug).filter((slug) => version === 0 || slug !== savedSlug)
    return dashboardFaults(dashboard, others)
  }, [dashboard, rows, savedSlug, version])
}

/** Saved by someone else: taken over at once where nothing is lost, told where something would be: D-DATA-05-X. */
function useChangedElsewhere(state: BuilderState, saving: ReturnType<typeof useSaving>): void {
  const say = useText()
  const hear = useEffectEvent(({ system_function, template, version: saved }: LiveEventData<'ConfigChanged'>) => {
    // While we save, the event is most likely our own, faster than its answer.
    if (saving.busy || system_function !== 'dashboards') return
    if (template !== state.saved.slug || saved <= state.version) return
    if (isChanged(state)) notify.info(say('builder.changed-elsewhere'))
    else void saving.reload()
  })
  useEffect(() => onLiveEvent('ConfigChanged', (saved) => hear(saved)), [])
}
