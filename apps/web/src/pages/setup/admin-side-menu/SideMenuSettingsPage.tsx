import { settingValues } from '@takt/domain/ground/company-settings.ts'
import { languageCodes, languages } from '@takt/domain/ground/languages.ts'
import { type MenuChange, readSideMenu, sideMenuText } from '@takt/domain/setup/side-menu.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { ConfirmDialog } from '@takt/ui/dialog/ConfirmDialog.tsx'
import { UndoIcon } from '@takt/ui/icon/icons.tsx'
import { Segmented } from '@takt/ui/segmented/Segmented.tsx'
import { useState } from 'react'
import { call } from '../../../data/call/call.ts'
import { useLoad } from '../../../data/call/use-load.ts'
import { useOwnOverviews } from '../../../data/dashboards/own-overviews.ts'
import { useMayCall } from '../../../data/session/may-call.ts'
import { loadSession, useSession } from '../../../data/session/session.ts'
import { useLanguage } from '../../../data/words/language.ts'
import { useText } from '../../../data/words/use-text.ts'
import { MayNot } from '../../../parts/form/Changes.tsx'
import { LeaveGuard } from '../../../parts/leave-guard/LeaveGuard.tsx'
import { notify } from '../../../parts/notices.ts'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { to } from '../../../routes/to.ts'
import { menuGroups } from '../../../shell/menu/menu.ts'
import { EntryRow } from './EntryRow.tsx'
import { MenuPreview } from './MenuPreview.tsx'
import styles from './SideMenuSettingsPage.module.css'

/** Order, names, what is hidden and from which level on; beside it the menu as a level sees it. */
export default function SideMenuSettingsPage() {
  const text = useText()
  const session = useSession()
  const mayChange = useMayCall('save_display_setting')
  const dashboards = useLoad('get_configs', { system_function: 'dashboards' }, { reloadOn: ['ConfigChanged'] })
  const overviews = useOwnOverviews(true)
  const groups = menuGroups(
    (dashboards.rows ?? []).filter(({ isSnippet }) => !isSnippet),
    overviews.rows,
  )
  const usual = groups.flatMap(({ items }) => items.map(({ id }) => id))
  const stored = settingValues(session.company_settings).sideMenu
  const own = useLanguage()
  const [language, setLanguage] = useState(own)
  const [was, setWas] = useState(stored)
  const [draft, setDraft] = useState<readonly MenuChange[] | null>(null)
  const [busy, setBusy] = useState(false)
  const [resetting, setResetting] = useState(false)
  const changes = draft ?? readSideMenu(stored)
  const ordered = inOrder(usual, changes)
  const save = async (next: readonly MenuChange[]) => {
    setBusy(true)
    try {
      await call('save_display_setting', {
        name: 'sideMenu',
        value: sideMenuText(next, usual),
        was: draft ? was : stored,
      })
      await loadSession()
      setDraft(null)
      notify.success(text('side-menu.saved'))
    } catch (problem) {
      notify.refused(problem)
    }
    setBusy(false)
    setResetting(false)
  }
  const change = (next: readonly MenuChange[]) => {
    if (draft === null) setWas(stored)
    setDraft(next)
  }
  return (
    <PageFrame
      layout="flow"
      title={text('title.admin-side-menu')}
      note={<MayNot by="save_display_setting" />}
      back={to('admin')}
      load={dashboards}
      failed={text('admin.failed')}
      tools={
        mayChange && (
          <>
            <Button
              icon={<UndoIcon />}
              why={changes.length === 0 && text('why.usual')}
              onClick={() => setResetting(true)}
            >
              {text('side-menu.reset')}
            </Button>
            <Button
              variant="primary"
              size="primary"
              busy={busy}
              why={draft === null && text('why.unchanged')}
              onClick={() => void save(ordered)}
            >
              {text('admin.save')}
            </Button>
          </>
        )
      }
    >
      <div className={styles.sides}>
        <div className={styles.groups}>
          <div className={styles.language}>
            <span aria-hidden="true">{text('side-menu.names-in')}</span>
            <Segmented
              label={text('side-menu.names-in')}
              value={language}
              options={languageCodes.map((code) => ({ value: code, label: languages[code].name }))}
              onValueChange={setLanguage}
            />
          </div>
          {groups
            .filter(({ items }) => items.length > 0)
            .map((group) => {
              const ids = ordered.filter(({ id }) => group.items.some((item) => item.id === id))
              return (
                <section key={group.id} aria-labelledby={`group-${group.id}`}>
                  <h2 id={`group-${group.id}`} className={styles.group}>
                    {text(group.title)}
                  </h2>
                  <ul className={styles.list}>
                    {ids.map((entry, at) => {
                      const item = group.items.find(({ id }) => id === entry.id)
                      return (
                        item && (
                          <EntryRow
                            key={entry.id}
                            entry={entry}
                            item={item}
                            {...{ mayChange, busy, language }}
                            first={at === 0}
                            last={at === ids.length - 1}
                            onChange={(next) => change(ordered.map((one) => (one.id === entry.id ? next : one)))}
                            onMove={(by) => change(swapped(ordered, entry.id, ids[at + by]?.id))}
                          />
                        )
                      )
                    })}
                  </ul>
                </section>
              )
            })}
        </div>
        <MenuPreview groups={groups} changes={ordered} language={language} />
      </div>
      <LeaveGuard unsaved={draft !== null} />
      <ConfirmDialog
        open={resetting}
        danger
        busy={busy}
        title={text('side-menu.reset')}
        message={text('side-menu.reset-text')}
        confirmLabel={text('side-menu.reset')}
        cancelLabel={text('shell.cancel')}
        onCancel={() => setResetting(false)}
        onConfirm={() => void save([])}
      />
    </PageFrame>
  )
}

/** Every entry once: those that were arranged, then the others. */
function inOrder(usual: readonly string[], changes: readonly MenuChange[]): MenuChange[] {
  const known = changes.filter(({ id }) => usual.includes(id))
  const rest = usual.filter((id) => !known.some((change) => change.id === id))
  return [...known, ...rest.map((id) => ({ id, names: {}, hidden: false, level: null }))]
}

function swapped(list: readonly MenuChange[], one: string, other: string | undefined): MenuChange[] {
  const [a, b] = [list.findIndex(({ id }) => id === one), list.findIndex(({ id }) => id === other)]
  return list.map((entry, at) => (at === a ? (list[b] ?? entry) : at === b ? (list[a] ?? entry) : entry))
}
