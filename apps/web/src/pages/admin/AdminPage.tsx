import { can } from '@takt/domain/permissions.ts'
import { ArrowRightIcon } from '@takt/ui/icon/arrow-icons.tsx'
import { useEffect, useState } from 'react'
import { useOwnOverviews } from '../../data/own-overviews.ts'
import { useSession } from '../../data/session.ts'
import { useLoad } from '../../data/use-load.ts'
import { useText } from '../../data/use-text.ts'
import { AppLink } from '../../routes/AppLink.tsx'
import { PageFrame } from '../../shell/page-frame/PageFrame.tsx'
import styles from './AdminPage.module.css'
import { type AdminSection, adminGroups, type Counted, openSections } from './sections.ts'

/** The way to everything an administrator sets up. */
export default function AdminPage() {
  const text = useText()
  const groups = openSections(adminGroups(), useSession())
  const counts = useCounts()
  return (
    <PageFrame layout="flow" title={text('title.admin')}>
      <div className={styles.groups}>
        {groups.map(({ id, title, sections }) => (
          <section key={id} aria-labelledby={`admin-${id}`}>
            <h2 id={`admin-${id}`} className={styles.title}>
              {text(title)}
            </h2>
            <ul className={styles.tiles}>
              {sections.map((section) => (
                <li key={section.id}>
                  <Tile section={section} count={section.counts && counts[section.counts]} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </PageFrame>
  )
}

function Tile({ section, count }: { section: AdminSection; count: number | undefined }) {
  const text = useText()
  return (
    <AppLink className={styles.tile} to={section.path}>
      <span className={styles.words}>
        <span className={styles.name}>
          {text(section.title)}
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </span>
        <span className={styles.about}>{text(section.about)}</span>
      </span>
      <ArrowRightIcon />
    </AppLink>
  )
}

/** Undefined while it is not known: a tile does not wait for its number. */
function useCounts(): Readonly<Record<Counted, number | undefined>> {
  const session = useSession()
  const options = (enabled: boolean) => ({ enabled, reloadOn: ['ConfigChanged' as const] })
  const dashboards = useLoad(
    'get_configs',
    { system_function: 'dashboards' },
    options(can(session, 'view-dashboard-templates')),
  )
  const views = useLoad('get_configs', { system_function: 'liveviews' }, options(true))
  const overviews = useOwnOverviews(true)
  const [built, setBuilt] = useState<{ readonly widgets: number; readonly tables: number }>()
  useEffect(() => {
    // All wizards and widgets are named there: the tiles are drawn before they have come.
    void import('./built-in-templates.ts').then(({ builtInTemplates }) => setBuilt(builtInTemplates()))
  }, [])
  return {
    dashboards: dashboards.rows?.filter(({ isSnippet }) => !isSnippet).length,
    snippets: dashboards.rows?.filter(({ isSnippet }) => isSnippet).length,
    widgets: built?.widgets,
    tables: built?.tables,
    liveviews: views.rows?.length,
    overviews: overviews.rows?.length,
  }
}
