import { mayUseActivities } from '@takt/domain/activities/activity-access.ts'
import { type ActivityPage, activityPages, activityPath } from '@takt/domain/ground/navigation/path-rewrites.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { classNames } from '@takt/ui/class-names.ts'
import { useLocation } from '@tanstack/react-router'
import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { AppLink } from '../../../routes/AppLink.tsx'
import { isKnownPath } from '../../../routes/match-route.ts'
import styles from './ActivityTabs.module.css'

const names: Record<ActivityPage, TextKey> = {
  run: 'activity.tab-run',
  create: 'activity.tab-create',
  certify: 'activity.tab-certify',
  history: 'activity.tab-history',
}

/** The four pages of a machine's activities, those that are declared where one is and that one may use. */
export function ActivityTabs({ current }: { current: ActivityPage }) {
  const text = useText()
  const session = useSession()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const may: Record<ActivityPage, boolean> = {
    run: mayUseActivities(session, 'use'),
    create: mayUseActivities(session, 'use'),
    certify: mayUseActivities(session, 'certify'),
    history: true,
  }
  const shown = activityPages
    .map((page) => ({ page, path: activityPath(path, page) }))
    .filter(({ page, path: target }) => page === current || (may[page] && isKnownPath(target)))
  return (
    <nav className={styles.tabs} aria-label={text('activity.tabs')}>
      {shown.map(({ page, path: target }) => (
        <AppLink
          key={page}
          to={target}
          className={classNames(styles.tab, page === current && styles.current)}
          aria-current={page === current ? 'page' : undefined}
        >
          {text(names[page])}
        </AppLink>
      ))}
    </nav>
  )
}
