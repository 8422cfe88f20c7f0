import java.util.List;
import org.opensearch.common.settings.Settings;
import org.opensearch.env.Environment;
import org.opensearch.http.HttpServerTransport;
import org.opensearch.node.Node;
import org.opensearch.painless.PainlessPlugin;
import org.opensearch.transport.Netty4Plugin;

/** Runs one OpenSearch node on a port of loopback. The node ends when its standard input ends. */
final class Server extends Node {
    private Server(Settings settings) {
        super(new Environment(settings, null), List.of(Netty4Plugin.class, PainlessPlugin.class), true);
    }

    /** Takes the data folder and the HTTP port as arguments, 0 for a free port. Prints the port. */
    public static void main(String[] args) throws Exception {
        Settings settings = Settings.builder()
            .put("path.home", args[0])
            .put("cluster.name", "local")
            .put("node.name", "local")
            .put("discovery.type", "single-node")
            .put("network.host", "127.0.0.1")
            .put("http.port", args[1])
            .put("transport.port", "0")
            .put("cluster.routing.allocation.disk.threshold_enabled", false)
            .build();
        try (Server server = new Server(settings)) {
            server.start();
            HttpServerTransport http = server.injector().getInstance(HttpServerTransport.class);
            System.out.println("port " + http.boundAddress().publishAddress().getPort());
            while (System.in.read() != -1) {
                continue;
            }
        }
        System.exit(0);
    }
}
