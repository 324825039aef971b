import { Button } from '@takt/ui/button/Button.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { useMachineIds } from '../../../data/machines/machines.ts'
import { useMyMachines } from '../../../data/machines/my-machines.ts'
import { useMachinesNow } from '../../../data/machines/use-machines-now.ts'
import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { FirstStepsBanner } from '../../../parts/first-steps/FirstStepsBanner.tsx'
import { LinkTile, LinkTiles } from '../../../parts/link-tile/LinkTile.tsx'
import { TileSection, TileSections } from '../../../parts/link-tile/TileSection.tsx'
import { Stale, StaleAge } from '../../../parts/stale/Stale.tsx'
import { to } from '../../../routes/to.ts'
import { useGo } from '../../../routes/use-go.ts'
import type { MenuGroup } from '../../../shell/menu/menu.ts'
import { useMenu } from '../../../shell/menu/SideMenu.tsx'
import styles from './HomePage.module.css'
import { MyMachines } from './MyMachines.tsx'
import { UncodedTile } from './UncodedTile.tsx'

/** Where a person begins: what they may open, their machines, what waits to be coded. */
export default function HomePage() {
  const text = useText()
  const { full_name, username } = useSession()
  const groups = useMenu()
  const mine = useMyMachines()
  const machines = useMachinesNow(useMachineIds())
  const nothing = groups.length === 0 && machines.length === 0 && mine?.length === 0
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.heading}>{text('home.heading', { name: full_name || username })}</h1>
        <StaleAge />
      </header>
      {nothing ? (
        <Nothing />
      ) : (
        <Stale>
          {machines.length === 0 && <FirstStepsBanner />}
          <TileSections>
            <UncodedTile machines={machines} />
            <MyMachines ids={mine} />
            {groups.map((group) => (
              <Links key={group.id} group={group} />
            ))}
          </TileSections>
        </Stale>
      )}
    </div>
  )
}

function Links({ group }: { group: MenuGroup }) {
  const text = useText()
  return (
    <TileSection title={text(group.title)}>
      <LinkTiles narrow>
        {group.items.map(({ id, path, title }) => (
          <LinkTile key={id} to={path} name={'key' in title ? text(title.key) : title.name} />
        ))}
      </LinkTiles>
    </TileSection>
  )
}

function Nothing() {
  const text = useText()
  const go = useGo()
  return (
    <EmptyState
      title={text('home.nothing')}
      action={
        <Button variant="primary" size="primary" onClick={() => go(to('allMachines'))}>
          {text('shell.to-machines')}
        </Button>
      }
    />
  )
}
