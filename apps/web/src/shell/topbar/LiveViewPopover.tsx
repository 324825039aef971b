import { PLACE_PARAMETERS, withPlace } from '@takt/domain/ground/navigation/location-query.ts'
import { can } from '@takt/domain/ground/permissions.ts'
import { classNames } from '@takt/ui/class-names.ts'
import { Popover } from '@takt/ui/popover/Popover.tsx'
import { type ReactElement, useState } from 'react'
import { useLiveViews } from '../../data/dashboards/live-views.ts'
import { useSession } from '../../data/session/session.ts'
import { useText } from '../../data/words/use-text.ts'
import { AppLink } from '../../routes/AppLink.tsx'
import { to } from '../../routes/to.ts'
import { useRouteParams } from '../../routes/use-route-params.ts'
import styles from './LiveViewSwap.module.css'
import list from './LocationPopover.module.css'
import { useAskedPlace } from './use-asked-place.ts'

export default function LiveViewPopover({ trigger }: { trigger: ReactElement }) {
  const text = useText()
  const session = useSession()
  const [open, setOpen] = useState(true)
  const { liveview, locationtype, location } = useRouteParams()
  const asked = useAskedPlace().place
  const { views, error } = useLiveViews()
  const place = locationtype !== undefined && location !== undefined ? { locationtype, location } : asked
  const search = new URLSearchParams(withPlace({}, PLACE_PARAMETERS, place)).toString()
  const mayMake = can(session, 'view-liveviews-templates') && !session.only_dashboards
  const close = () => setOpen(false)
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      title={text('swap.live-view')}
      closeLabel={text('shell.close')}
      trigger={trigger}
    >
      <ul className={list.list}>
        {views?.map(({ key, label }) => (
          <li key={key}>
            <AppLink
              className={classNames(list.link, key === liveview && list.here)}
              aria-current={key === liveview ? 'page' : undefined}
              to={to('liveView', { liveview: key }) + (search === '' ? '' : `?${search}`)}
              onClick={close}
            >
              {label}
            </AppLink>
          </li>
        ))}
        {views?.length === 0 && <li className={styles.none}>{text('live-view.none')}</li>}
        {views === undefined && (
          <li className={styles.none}>{error === null ? text('shell.loading') : error.message}</li>
        )}
        {mayMake && (
          <li>
            <AppLink className={list.link} to={to('liveViewTemplates')} onClick={close}>
              {text('live-view.make')}
            </AppLink>
          </li>
        )}
      </ul>
    </Popover>
  )
}
