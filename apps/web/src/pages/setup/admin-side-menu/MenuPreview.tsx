import type { Language } from '@takt/domain/ground/languages.ts'
import { can } from '@takt/domain/ground/permissions.ts'
import { levelBundle } from '@takt/domain/ground/roles.ts'
import { arrangeMenu, type MenuChange } from '@takt/domain/setup/side-menu.ts'
import { Card } from '@takt/ui/card/Card.tsx'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { useState } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { useLevelName } from '../../../parts/user-levels/level-name.ts'
import { type MenuGroup, rename, visibleMenu } from '../../../shell/menu/menu.ts'
import styles from './SideMenuSettingsPage.module.css'

interface MenuPreviewProps {
  groups: readonly MenuGroup[]
  changes: readonly MenuChange[]
  /** Of the names that people gave. */
  language: Language
}

/** The menu that a person of a level would see, before anything is saved. */
export function MenuPreview({ groups, changes, language }: MenuPreviewProps) {
  const text = useText()
  const session = useSession()
  const [level, setLevel] = useState(1)
  const levelName = useLevelName()
  const levels = useLoad('get_user_levels', {}, { enabled: can(session, 'view-permissions') })
  const permissions = levels.rows?.find(({ usertype }) => usertype === level)?.permissions ?? levelBundle(level)
  const arranged = arrangeMenu(groups, { changes, language, rename })
  const seen = visibleMenu(arranged, { ...session, usertype: level, permissions: [...permissions] })
  return (
    <Card title={text('side-menu.preview')} className={styles.preview}>
      <SelectField
        label={text('security.level')}
        placeholder={text('security.level')}
        value={String(level)}
        options={[1, 2, 3, 4, 5, 6, 7, 8, 9].map((one) => ({
          value: String(one),
          label: levelName(one),
        }))}
        onValueChange={(next) => setLevel(Number(next))}
      />
      {seen.length === 0 && <EmptyState title={text('side-menu.nothing')} />}
      <nav aria-label={text('side-menu.preview')}>
        {seen.map((group) => (
          <section key={group.id}>
            <h3 className={styles.group}>{text(group.title)}</h3>
            <ul>
              {group.items.map((item) => (
                <li key={item.id} className={styles.seen}>
                  {'key' in item.title ? text(item.title.key) : item.title.name}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </Card>
  )
}
