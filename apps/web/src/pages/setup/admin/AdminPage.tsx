import { can } from '@takt/domain/ground/permissions.ts'
import { useEffect, useState } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useOwnOverviews } from '../../../data/dashboards/own-overviews.ts'
import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { FirstStepsBanner } from '../../../parts/first-steps/FirstStepsBanner.tsx'
import { LinkTile, LinkTiles } from '../../../parts/link-tile/LinkTile.tsx'
import { TileSection, TileSections } from '../../../parts/link-tile/TileSection.tsx'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { adminGroups, type Counted, openSections } from './sections.ts'

/** The way to everything an administrator sets up. */
export default function AdminPage() {
  const text = useText()
  const groups = openSections(adminGroups(), useSession())
  const counts = useCounts()
  return (
    <PageFrame layout="flow" title={text('title.admin')}>
      <FirstStepsBanner />
      <TileSections>
        {groups.map(({ id, title, sections }) => (
          <TileSection key={id} title={text(title)}>
            <LinkTiles>
              {sections.map((section) => (
                <LinkTile
                  key={section.id}
                  to={section.path}
                  name={text(section.title)}
                  about={text(section.about)}
                  count={section.counts && counts[section.counts]}
                />
              ))}
            </LinkTiles>
          </TileSection>
        ))}
      </TileSections>
    </PageFrame>
  )
}

/** Undefined while it is not known: a tile does not wait for its number. */
function useCounts(): Readonly<Record<Counted, number | undefined>> {
  const session = useSession()
  const options = (enabled: boolean) => ({ enabled, reloadOn: ['ConfigChanged' as const] })
  const dashboards = useLoad(
    'get_configs',
    { system_function: 'dashboards' },
    options(can(session, 'view-dashboard-templates') && can(session, 'can-access-dashboard')),
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
