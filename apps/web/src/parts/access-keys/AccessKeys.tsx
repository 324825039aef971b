import type { KeyOpens } from '@takt/contract/ground/access-key.ts'
import { can } from '@takt/domain/ground/permissions.ts'
import { accessKeys } from '@takt/domain/people/access-keys.register.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { Card } from '@takt/ui/card/Card.tsx'
import { PlusIcon } from '@takt/ui/icon/icons.tsx'
import { Skeleton } from '@takt/ui/skeleton/Skeleton.tsx'
import { ErrorState } from '@takt/ui/state/ErrorState.tsx'
import { useState } from 'react'
import { useLoad } from '../../data/call/use-load.ts'
import { useMayCall } from '../../data/session/may-call.ts'
import { useSession } from '../../data/session/session.ts'
import { useText } from '../../data/words/use-text.ts'
import { RegisterTools } from '../register/RegisterTools.tsx'
import { showChanges } from '../register/register-view.ts'
import { AccessKeyLine } from './AccessKeyLine.tsx'
import styles from './AccessKeys.module.css'
import { keyWords } from './key-words.ts'
import { NewAccessKey } from './NewAccessKey.tsx'

const changes = {
  import: showChanges({ of: accessKeys, title: 'keys.import', only: { field: 'opens', value: 'import' } }),
  signals: showChanges({ of: accessKeys, title: 'keys.signals', only: { field: 'opens', value: 'signals' } }),
} satisfies Record<KeyOpens, unknown>

/** The last use grows old by itself. */
const REFRESH_SECONDS = 60

interface AccessKeysProps {
  readonly opens: KeyOpens
  /** Where whoever has a key sends, below the address of this server. */
  readonly path: string
  /** A line that tries a new key. */
  readonly command?: (key: string) => string
}

/** Who may send over HTTP, each with a key of its own: made, shown once, revoked. */
export function AccessKeys({ opens, path, command }: AccessKeysProps) {
  const text = useText()
  const load = useLoad('get_access_keys', { opens }, { everySeconds: REFRESH_SECONDS, reloadOn: ['SettingsChanged'] })
  const mayMake = useMayCall('create_access_key')
  const maySeeChanges = can(useSession(), 'can-access-admin-panel')
  const [making, setMaking] = useState(false)
  const words = keyWords[opens]
  return (
    <Card
      title={text(words.title)}
      actions={
        <>
          {maySeeChanges && (
            <RegisterTools of={changes[opens]} rows={(load.rows ?? []).map((row) => ({ ...row, opens }))} />
          )}
          {mayMake && (
            <Button icon={<PlusIcon />} onClick={() => setMaking(true)}>
              {text('keys.new')}
            </Button>
          )}
        </>
      }
    >
      <p className={styles.about}>{text(words.about, { address: `${location.origin}${path}` })}</p>
      {load.loading && <Skeleton height={48} />}
      {load.error && !load.rows && (
        <ErrorState
          message={text('keys.failed')}
          detail={load.error.message}
          retryLabel={text('shell.retry')}
          onRetry={() => void load.reload()}
        />
      )}
      {load.rows?.length === 0 && <p className={styles.muted}>{text(words.none)}</p>}
      <ul className={styles.keys} aria-label={text(words.title)}>
        {load.rows?.map((key) => (
          <AccessKeyLine key={key.key_id} row={key} whatStops={text(words.revoke)} onChanged={load.reload} />
        ))}
      </ul>
      {making && <NewAccessKey opens={opens} command={command} onMade={load.reload} onClose={() => setMaking(false)} />}
    </Card>
  )
}
