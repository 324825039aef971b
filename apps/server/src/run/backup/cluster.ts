import type pg from 'pg'

/** What a running cluster says of itself. */
export interface Cluster {
  readonly system: string
  readonly timeline: number
  readonly major: number
  readonly segmentBytes: number
  /** Its data folder on this machine. */
  readonly data: string
  /** As far as its log lies on the disk. */
  readonly flushed: string
  /** By its own clock, which is also that of its log. */
  readonly now: string
}

export async function askCluster(client: pg.ClientBase): Promise<Cluster> {
  // The moment is asked for first: what was committed until then is flushed when the position is read.
  const { rows } = await client.query(`
    with moment as materialized (select clock_timestamp() as now)
    select (select system_identifier::text from pg_control_system()) as system,
      ('x' || substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8))::bit(32)::int as timeline,
      current_setting('server_version_num')::int / 10000 as major,
      (select setting::int from pg_settings where name = 'wal_segment_size') as "segmentBytes",
      current_setting('data_directory') as data,
      to_char(moment.now at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as now,
      pg_current_wal_flush_lsn()::text as flushed
    from moment`)
  return rows[0] as Cluster
}
