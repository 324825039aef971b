import type { LiveEventData } from '@takt/contract/ground/live-events.ts'
import type { Dashboard } from '@takt/domain/dashboards/dashboard.ts'
import { firstFreePlace } from '@takt/domain/dashboards/placement.ts'
import { newConfig } from '@takt/domain/dashboards/read-config.ts'
import { kindOf } from '@takt/domain/dashboards/widgets/widget-kind.ts'
import { formatValue } from '@takt/domain/ground/format-value.ts'
import { can } from '@takt/domain/ground/permissions.ts'
import { useShortcut } from '@takt/ui/keyboard/useShortcut.ts'
import { Tabs } from '@takt/ui/tabs/Tabs.tsx'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useMemo, useReducer, useState } from 'react'
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
import { BuilderToolbar } from './BuilderToolbar.tsx'
import { type BuilderState, build, isChanged, startBuilding } from './builder-state.ts'
import { Canvas, nameOf } from './Canvas.tsx'
import { dashboardFaults } from './dashboard-faults.ts'
import { newId } from './new-id.ts'
import { Palette } from './Palette.tsx'
import { SettingsPanel } from './SettingsPanel.tsx'
import { useEditorPlace } from './use-editor-place.ts'
import { useSaving } from './use-saving.ts'
import { WidgetPanel } from './WidgetPanel.tsx'

export function Builder(props: { readonly dashboard: Dashboard; readonly version: number }) {
  const [state, step] = useReducer(build, props, startBuilding)
  const [store] = useState(createDashboardStore)
  const [plain, setPlain] = useState(false)
  const [tab, setTab] = useState<'widget' | 'dashboard'>(props.version === 0 ? 'dashboard' : 'widget')
  const [question, setQuestion] = useState<Question | null>(null)
  const [left, setLeft] = useState<string | null>(null)
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
  const selected = dashboard.widgets.find(({ id }) => id === state.selected)

  // Going on is an effect, so that the guard has already seen that nothing is left to lose.
  useEffect(() => {
    if (left !== null) go(left, { replace: true })
  }, [left, go])
  useShortcut('ctrl+z', () => step({ do: 'undo' }), { enabled: maySave })
  useShortcut('ctrl+y', () => step({ do: 'redo' }), { enabled: maySave })
  // Always taken: what the browser does with them, saving the page or keeping a bookmark, is meant by nobody here.
  const maySaveNow = (isChanged(state) || state.version === 0) && faults.size === 0 && !saving.busy
  useShortcut('ctrl+s', () => maySaveNow && void saving.save(), { enabled: maySave })
  useShortcut('ctrl+d', () => selected && step({ do: 'duplicate', id: selected.id, newId: newId() }), {
    enabled: maySave && !plain,
  })
  useChangedElsewhere(state, saving)

  const confirm = async () => {
    if (question?.ask === 'remove') step({ do: 'remove', id: question.id })
    if (question?.ask === 'discard') step({ do: 'discard' })
    if (question?.ask === 'delete' && (await saving.remove())) {
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
  const askRemove = (id: string) => setQuestion({ ask: 'remove', id })
  const locked = !maySave || plain

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
        onDiscard={() => setQuestion({ ask: 'discard' })}
        onDelete={() => setQuestion({ ask: 'delete' })}
      />
      <div className={plain ? styles.workPlain : styles.work}>
        <Canvas {...{ state, store, path, say, step }} find={findWidget} plain={locked} onRemove={askRemove} />
        {!locked && (
          <Palette
            {...{ say }}
            widgets={offeredWidgets(import.meta.env.DEV)}
            onAdd={({ kind, migrate }) => {
              const free = firstFreePlace(dashboard.widgets, dashboard.size)
              if (free === undefined) return notify.info(say('builder.grid-full'))
              const added = free.size.y - dashboard.size.y
              if (added > 0) notify.info(say('builder.rows-added', { count: added }))
              step({ do: 'add', id: newId(), component: kind, config: newConfig(migrate) })
              setTab('widget')
            }}
          />
        )}
        {!plain && (
          <aside className={styles.side} aria-label={say('builder.panels')} inert={!maySave}>
            <Tabs
              label={say('builder.panels')}
              value={tab}
              onValueChange={setTab}
              tabs={[
                {
                  value: 'widget',
                  label: say('builder.widget-tab'),
                  panel:
                    selected === undefined ? (
                      <p className={styles.muted}>{say('builder.nothing-selected')}</p>
                    ) : (
                      <WidgetPanel
                        widget={selected}
                        definition={findWidget(kindOf(selected.component, selected.config))}
                        mayUseSaved={can(session, 'view-widget-settings')}
                        place={{
                          ...place,
                          widget: { template: state.saved.slug, widget_id: selected.id, isSaved: !isChanged(state) },
                        }}
                        step={step}
                        onRemove={askRemove}
                      />
                    ),
                },
                {
                  value: 'dashboard',
                  label: say('builder.dashboard-tab'),
                  panel: (
                    <SettingsPanel
                      {...{ dashboard, faults, say, step }}
                      mayRename={mayAdd}
                      machineIds={place.machineIds}
                    />
                  ),
                },
              ]}
            />
          </aside>
        )}
      </div>
      {question !== null && (
        <QuestionDialog
          question={question}
          title={state.saved.title}
          widget={question.ask === 'remove' ? nameOf(question.id, state, findWidget, say) : ''}
          busy={saving.busy}
          say={say}
          onConfirm={confirm}
          onCancel={() => setQuestion(null)}
        />
      )}
      {saving.conflict !== null && (
        <ConflictDialog
          say={say}
          who={whoSaved(saving.conflict)}
          onReload={saving.reload}
          onOverwrite={saving.overwrite}
          onDismiss={saving.dismiss}
        />
      )}
      {guard.asking && <LeaveDialog title={dashboard.title} say={say} onStay={guard.stay} onLeave={guard.leave} />}
    </div>
  )
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
