import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { LogoMark } from '../../../shell/topbar/Logo.tsx'
import { PlantClock } from '../../../shell/topbar/PlantClock.tsx'
import styles from './DashboardBanner.module.css'

/** The product's banner over a dashboard that asks for it: whose wall this is, and what time it is there: T-ENTITY-25-X. */
export function DashboardBanner() {
  const say = useText()
  const { company_name } = useSession()
  return (
    <section className={styles.banner} aria-label={say('dashboard.banner')}>
      <span className={styles.product}>
        <LogoMark size={36} />
        {say('shell.product')}
      </span>
      <span className={styles.company}>{company_name}</span>
      <PlantClock />
    </section>
  )
}
