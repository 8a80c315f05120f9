/** The connections of one network. `idle` begins with the connection that has been idle longest. */
export type Holder<Connection> = { count: number; idle: Set<Connection> };

/** Keeps the number and the idle connections of each network. A new connection is idle. */
export function createHolders<Connection>() {
  const holders = new Map<string, Holder<Connection>>();
  return {
    get: (network: string): Holder<Connection> | undefined => holders.get(network),

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

    /** Returns the network with the most connections among those with an idle one. */
    biggest(): Holder<Connection> | undefined {
      let biggest: Holder<Connection> | undefined;
      for (const holder of holders.values()) {
        if (holder.idle.size > 0 && holder.count > (biggest?.count ?? 0)) biggest = holder;
      }
      return biggest;
    },
  };
}
