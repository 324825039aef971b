import { classNames } from '@takt/ui/class-names.ts'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { useLiveViews } from '../../../data/dashboards/live-views.ts'
import { useWhyNot } from '../../../data/session/may-call.ts'
import { useText } from '../../../data/words/use-text.ts'
import { MayNotAdd } from '../../../parts/may-not-add/MayNotAdd.tsx'
import { DeadEnd } from '../../../parts/page-frame/DeadEnd.tsx'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { AppLink } from '../../../routes/AppLink.tsx'
import { to } from '../../../routes/to.ts'
import { useRouteParams } from '../../../routes/use-route-params.ts'
import { LiveViewEditor } from './LiveViewEditor.tsx'
import styles from './LiveViewTemplatesPage.module.css'
import { NewLiveView } from './NewLiveView.tsx'

/** The live views of the company and the editor of the chosen one. Who may only look finds it locked. */
export default function LiveViewTemplatesPage() {
  const text = useText()
  const { template } = useRouteParams('liveViewTemplates', 'liveViewTemplate')
  const { views, error, reload } = useLiveViews()
  const why = useWhyNot('save_config', { system_function: 'liveviews' })
  const mayChange = why === ''
  const chosen = views?.find(({ key }) => key === template)
  return (
    <PageFrame
      layout="flow"
      title={text('title.live-view-templates')}
      back={to('admin')}
      failed={text('live-view.failed')}
      load={{ rows: views, error, updatedAt: 0, reload }}
      tools={
        mayChange ? (
          <NewLiveView taken={views?.map(({ key }) => key) ?? []} />
        ) : (
          <MayNotAdd why={why}>{text('live-edit.new')}</MayNotAdd>
        )
      }
    >
      <div className={styles.sides}>
        <nav className={styles.list} aria-label={text('live-edit.list')}>
          {views?.map(({ key, label }) => (
            <AppLink
              key={key}
              className={classNames(styles.link, key === template && styles.here)}
              aria-current={key === template ? 'page' : undefined}
              to={to('liveViewTemplate', { template: key })}
            >
              {label}
            </AppLink>
          ))}
          {views?.length === 0 && <p className={styles.none}>{text('live-view.none')}</p>}
        </nav>
        {chosen !== undefined ? (
          <LiveViewEditor key={chosen.key} stored={chosen} mayChange={mayChange} />
        ) : template === undefined ? (
          <EmptyState title={text('live-edit.choose')} text={text('live-edit.choose-text')} />
        ) : (
          <DeadEnd
            title={text('live-edit.not-found')}
            text={text('live-edit.not-found-text', { template })}
            way={{ to: to('liveViewTemplates'), label: text('live-edit.to-list') }}
          />
        )}
      </div>
    </PageFrame>
  )
}
