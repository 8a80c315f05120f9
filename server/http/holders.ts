/** The connections of one network; `idle` is in the order in which they became idle. */
export type Holder<Connection> = { count: number; idle: Set<Connection> };

/** Counts the connections of each network; a new one is idle. */
export function createHolders<Connection>() {
  const holders = new Map<string, Holder<Connection>>();
  return {
    of: (network: string): Holder<Connection> | undefined => holders.get(network),

    add(network: string, connection: Connection): void {
      const holder = holders.get(network) ?? { count: 0, idle: new Set() };
      holder.count++;
      holder.idle.add(connection);
      holders.set(network, holder);
    },

    remove(network: string, connection: Connection): void {
      const holder = holders.get(network);
      if (holder === undefined) return;
      holder.idle.delete(connection);
      holder.count--;
      if (holder.count === 0) holders.delete(network);
    },

    /** The one with the most connections of those that have an idle one. */
    biggest(): Holder<Connection> | undefined {
      let biggest: Holder<Connection> | undefined;
      for (const holder of holders.values()) {
        if (holder.idle.size > 0 && holder.count > (biggest?.count ?? 0)) biggest = holder;
      }
      return biggest;
    },
  };
}
