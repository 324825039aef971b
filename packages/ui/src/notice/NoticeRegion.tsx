import { useEffect, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../button/Button.tsx'
import { IconButton } from '../button/IconButton.tsx'
import { classNames } from '../class-names.ts'
import { CheckIcon, CloseIcon, InfoIcon, RefreshIcon, WarningIcon } from '../icon/icons.tsx'
import styles from './Notices.module.css'
import type { Notice, NoticeKind, Notices } from './notices.ts'
import { useFreePlace } from './use-free-place.ts'

export interface NoticeRegionProps {
  notices: Notices
  label: string
  closeLabel: string
}

const ICONS: Record<NoticeKind, typeof CheckIcon> = {
  success: CheckIcon,
  failure: WarningIcon,
  info: InfoIcon,
  persistent: RefreshIcon,
}

export function NoticeRegion({ notices, label, closeLabel }: NoticeRegionProps) {
  const shown = useSyncExternalStore(notices.subscribe, notices.list)

  useEffect(() => {
    const deadline = notices.nextDeadline()
    if (deadline === null || shown.length === 0) return
    const timer = window.setTimeout(notices.expire, Math.max(0, deadline - notices.now()))
    return () => window.clearTimeout(timer)
  }, [notices, shown])

  // A notice that leaves under the pointer sends no leave event; time would stand still for good.
  useEffect(() => {
    if (shown.length === 0) notices.resume()
  }, [notices, shown])

  const region = useRef<HTMLElement>(null)
  useFreePlace(region, shown)

  const item = (notice: Notice) => (
    <NoticeItem key={notice.id} notice={notice} closeLabel={closeLabel} onClose={() => notices.dismiss(notice.id)} />
  )

  // Both live regions are always there, because a region that arrives with its text is not announced;
  // aria-live is spelled out, because modal dialogs hide all else from screen readers.
  return createPortal(
    <section
      ref={region}
      className={styles.region}
      aria-label={label}
      // Moved there to read: one that comes up below a resting pointer leaves in its time.
      onPointerMove={({ movementX, movementY }) => (movementX !== 0 || movementY !== 0) && notices.pause()}
      onPointerLeave={notices.resume}
      onFocus={notices.pause}
      onBlur={notices.resume}
    >
      <div className={styles.group} role="alert" aria-live="assertive" aria-atomic="false">
        {shown.filter((notice) => notice.kind === 'failure').map(item)}
      </div>
      <div className={styles.group} role="status" aria-live="polite" aria-atomic="false">
        {shown.filter((notice) => notice.kind !== 'failure').map(item)}
      </div>
    </section>,
    document.body,
  )
}

interface NoticeItemProps {
  notice: Notice
  closeLabel: string
  onClose: () => void
}

function NoticeItem({ notice, closeLabel, onClose }: NoticeItemProps) {
  const KindIcon = ICONS[notice.kind]
  return (
    <div className={classNames(styles.notice, styles[notice.kind], notice.actions.length > 0 && styles.answered)}>
      <span className={styles.icon}>
        <KindIcon />
      </span>
      <p className={styles.text}>{notice.text}</p>
      {(notice.actions.length > 0 || notice.closable) && (
        <div className={styles.actions}>
          {notice.actions.map((action) => (
            <Button
              key={action.label}
              variant={action.primary ? 'primary' : 'secondary'}
              onClick={() => {
                onClose()
                action.onPress()
              }}
            >
              {action.label}
            </Button>
          ))}
          {notice.closable && <IconButton aria-label={closeLabel} icon={<CloseIcon />} onClick={onClose} />}
        </div>
      )}
    </div>
  )
}
