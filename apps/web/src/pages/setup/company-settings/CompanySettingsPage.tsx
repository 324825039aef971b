import { companySettingNames, companySettings, settingValues } from '@takt/domain/ground/company-settings.ts'
import { settingGroups } from '@takt/domain/ground/setting-groups.ts'
import { settings } from '@takt/domain/setup/settings.register.ts'
import { Card } from '@takt/ui/card/Card.tsx'
import { SearchField } from '@takt/ui/field/SearchField.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { useState } from 'react'
import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { Changes, MayNot } from '../../../parts/form/Changes.tsx'
import { LeaveGuard } from '../../../parts/leave-guard/LeaveGuard.tsx'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { RegisterTools } from '../../../parts/register/RegisterTools.tsx'
import { showChanges } from '../../../parts/register/register-view.ts'
import { to } from '../../../routes/to.ts'
import styles from './CompanySettings.module.css'
import { PageSetting } from './PageSetting.tsx'
import { SettingRow } from './SettingRow.tsx'
import { isArranged } from './setting-pages.ts'
import { useSettingChoices } from './use-setting-choices.ts'
import { type Draft, useSettingSearch } from './use-setting-search.ts'

const changes = showChanges({ of: settings, title: 'title.company-settings' })

/** Every setting of the company, from the one list that the product reads them by. */
export default function CompanySettingsPage() {
  const text = useText()
  const stored = settingValues(useSession().company_settings)
  const [search, setSearch] = useState('')
  /** What is typed and not saved; it stays while the search hides it. */
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft | undefined>>>({})
  const matches = useSettingSearch(search)
  const choices = useSettingChoices()
  const groups = settingGroups
    .map((group) => ({
      group,
      names: companySettingNames.filter((name) => companySettings[name].group === group && matches(name)),
    }))
    .filter(({ names }) => names.length > 0)
  return (
    <PageFrame
      layout="flow"
      title={text('title.company-settings')}
      back={to('admin')}
      note={<MayNot by="set_company_setting" />}
      tools={
        <>
          <SearchField
            className={styles.search}
            label={text('company-settings.find')}
            placeholder={text('company-settings.find')}
            clearLabel={text('shell.clear-search')}
            value={search}
            onValueChange={setSearch}
          />
          <RegisterTools of={changes} rows={companySettingNames.map((name) => ({ name, value: stored[name] }))} />
        </>
      }
    >
      <Changes by="set_company_setting">
        <div className={styles.groups}>
          {groups.map(({ group, names }) => (
            <Card key={group} title={text(`setting-group.${group}`)}>
              <ul className={styles.list}>
                {names.map((name) =>
                  isArranged(name) ? (
                    <PageSetting key={name} name={name} />
                  ) : (
                    <SettingRow
                      key={name}
                      name={name}
                      stored={stored[name]}
                      draft={drafts[name]}
                      choices={choices}
                      onDraft={(draft) => setDrafts((before) => ({ ...before, [name]: draft }))}
                    />
                  ),
                )}
              </ul>
            </Card>
          ))}
        </div>
      </Changes>
      {groups.length === 0 && <EmptyState title={text('company-settings.none')} />}
      <LeaveGuard unsaved={Object.values(drafts).some((draft) => draft !== undefined)} />
    </PageFrame>
  )
}
